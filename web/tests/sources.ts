// The client's own source as a syntax tree: which messages it asks for, and what text stands in its markup.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type AST } from 'svelte/compiler';

export const SRC = join(import.meta.dirname, '../src');

/** The games that there are: the folders of src/games/. */
export const GAME_IDS = readdirSync(join(SRC, 'games')).sort();

type Node = { type: string } & Record<string, unknown>;
export interface Source {
  path: string;
  tree: AST.Root;
}

/** What t(...) is called with. `id`: with `*` for what is put in when it runs. */
export interface Asked {
  path: string;
  id: string;
  /** The names of the values that are given; null where that cannot be told. */
  values: string[] | null;
}

export function files(folder: string, fits: (name: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(fits)
    .map((name) => join(folder, name))
    .sort();
}

/** A file's syntax tree. A module is read as the script of a component without markup. */
export function sourceOf(path: string, text: string): Source {
  const component = path.endsWith('.ts') ? `<script lang="ts">${text}</script>` : text;
  return { path, tree: parse(component, { modern: true }) };
}

/** Every component and module, without tests and what is generated. */
export function sources(): Source[] {
  const wanted = files(SRC, (name) => /\.(svelte|ts)$/.test(name) && !/\.(test|gen|d)\.ts$/.test(name));
  return wanted.map((path) => sourceOf(relative(SRC, path), readFileSync(path, 'utf8')));
}

export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (node && typeof node === 'object') {
    if ('type' in node && typeof node.type === 'string') visit(node as Node);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value, visit);
  }
}

/** The texts an expression may come to: of a choice both, of a template its fixed parts around `*`. */
export function textsOf(node: unknown): string[] {
  const each = node as Node;
  switch (each?.type) {
    case 'Literal':
      return typeof each.value === 'string' ? [each.value] : [];
    case 'TemplateLiteral':
      return [(each.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('*')];
    case 'ConditionalExpression':
      return [...textsOf(each.consequent), ...textsOf(each.alternate)];
    default:
      return [];
  }
}

function valuesOf(node: unknown): string[] | null {
  if (!node) return [];
  const each = node as Node;
  if (each.type !== 'ObjectExpression') return null;
  const parts = each.properties as (Node & { key?: { name?: string } })[];
  return parts.every((part) => part.type === 'Property' && part.key?.name) ? parts.map((part) => part.key!.name!) : null;
}

export function askedFor({ path, tree }: Source): Asked[] {
  const found: Asked[] = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || (node.callee as { name?: string }).name !== 't') return;
    const [id, values] = node.arguments as unknown[];
    for (const text of textsOf(id)) found.push({ path, id: text, values: valuesOf(values) });
  });
  return found;
}

/** Every text in the code that might be, or begin, a message's id. */
export function textsIn({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') found.push(...textsOf(node));
  });
  return found;
}

const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title']);

/** Words that stand in the markup instead of a file with messages. */
export function wordsIn({ tree }: Source): string[] {
  const found: string[] = [];
  const words = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text) && found.push(text.trim());
  const visit = (node: Node) => {
    if (node.type === 'Attribute' && SPOKEN.has(node.name as string)) {
      walk(node.value, (part) => part.type === 'Text' && words(part.data));
    }
  };
  walk(tree.fragment, visit);
  // text of attributes such as class="..." is no text for the reader
  const markup = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(markup);
    if (!node || typeof node !== 'object') return;
    const each = node as Node;
    if (each.type === 'Text') words(each.data);
    if (each.type === 'Literal' || each.type === 'Attribute') return;
    for (const [key, value] of Object.entries(each)) if (key !== 'attributes' && key !== 'parent') markup(value);
  };
  markup(tree.fragment);
  return found;
}
