import { afterEach, expect, test, vi } from 'vitest';
import { doneOf, Progress } from './progress.svelte';

const EMPTY = '5/7/9/9/9/9/9/7/5';
const told = (missing: number) =>
  new Response(JSON.stringify({ tasks: [{ task: 'Side Chain', need: 9, missing: [missing, 9] }] }));

afterEach(() => vi.unstubAllGlobals());

test('a board is asked about once', async () => {
  const fetch = vi.fn(async (_path: string) => told(4));
  vi.stubGlobal('fetch', fetch);
  const progress = new Progress();
  expect(progress.of('Side Chain')).toBeUndefined();
  await progress.look(EMPTY, ['Side Chain', 'Isolation']);
  await progress.look(EMPTY, ['Side Chain', 'Isolation']);
  expect(fetch.mock.calls.map(([path]) => decodeURIComponent(path))).toEqual([
    `/api/tashkalar/progress?board=${EMPTY}&tasks=Side+Chain,Isolation`,
  ]);
  expect(progress.of('Side Chain')?.missing).toEqual([4, 9]);
});

test('of boards that follow quickly only the last is asked about, and only it is shown', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const fetch = vi.fn((_path: string) => new Promise<Response>((answer) => waiting.push(answer)));
  vi.stubGlobal('fetch', fetch);
  const progress = new Progress();
  const looking = progress.look(EMPTY, ['Side Chain']);
  for (const board of ['a4/7/9/9/9/9/9/7/5', 'aa3/7/9/9/9/9/9/7/5']) void progress.look(board, ['Side Chain']);
  waiting[0]!(told(9));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(progress.of('Side Chain')).toBeUndefined();
  waiting[1]!(told(7));
  await looking;
  expect(fetch.mock.calls.map(([path]) => path.includes('aa3'))).toEqual([false, true]);
  expect(progress.of('Side Chain')?.missing).toEqual([7, 9]);
});

test('without an answer nothing is shown, and the next board is asked about', async () => {
  const progress = new Progress();
  vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('offline'))));
  await progress.look(EMPTY, ['Side Chain']);
  expect(progress.of('Side Chain')).toBeUndefined();
  vi.stubGlobal('fetch', vi.fn(async () => told(8)));
  await progress.look('a4/7/9/9/9/9/9/7/5', ['Side Chain']);
  expect(progress.of('Side Chain')?.missing).toEqual([8, 9]);
});

test('steps that are done are never fewer than none', () => {
  expect([doneOf(5, 2), doneOf(5, 0), doneOf(5, 7), doneOf(5, null)]).toEqual([3, 5, 0, 0]);
});
