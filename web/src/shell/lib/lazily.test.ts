import { expect, it, vi } from 'vitest';
import { lazily } from './lazily';

it('loads once', async () => {
  const load = vi.fn(async () => 'part');
  const part = lazily(load);
  expect(load).not.toHaveBeenCalled();
  const first = part();
  expect(await first).toBe('part');
  expect(part()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again what failed', async () => {
  let broken = true;
  const part = lazily(async () => {
    if (broken) throw new Error('offline');
    return 'part';
  });
  await expect(part()).rejects.toThrow('offline');
  broken = false;
  expect(await part()).toBe('part');
});
