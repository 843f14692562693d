// Requests to the server. Whatever is refused becomes an ApiError with the server's code and words.
import type { ErrorCode } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    text: string,
  ) {
    super(text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'offline', 'the server cannot be reached');
  }
  const text = await answer.text();
  const told = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new ApiError(answer.status, told?.error ?? 'internal', told?.text ?? answer.statusText);
  return told as T;
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => request<T>('POST', path, body);
export const put = <T>(path: string, body?: unknown) => request<T>('PUT', path, body);
export const patch = <T>(path: string, body?: unknown) => request<T>('PATCH', path, body);
export const remove = <T>(path: string) => request<T>('DELETE', path);

/** A path with a query; parts that are null or undefined are left out. */
export function withQuery(path: string, query: Record<string, string | number | boolean | null | undefined>): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) parts.set(key, String(value));
  }
  const text = parts.toString();
  return text ? `${path}?${text}` : path;
}
