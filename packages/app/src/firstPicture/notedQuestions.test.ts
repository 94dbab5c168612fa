import { expect, test } from 'vitest';
import { notedQuestions } from './notedQuestions.ts';

const plain = URLSearchParams;

test('what is asked of an address while something is drawn is noted, each once, and answered as ever', async () => {
  const noted = await notedQuestions(async () => {
    const asked = new URLSearchParams('?tab=api&sort=new');
    return [asked.get('tab'), asked.get('tab'), asked.has('trash'), asked.getAll('sort'), `${asked}`];
  });
  expect(noted.drawn).toEqual(['api', 'api', false, ['new'], 'tab=api&sort=new']);
  expect(noted.drawnBy).toEqual(['tab', 'trash', 'sort']);
  expect(URLSearchParams).toBe(plain);
});

test('nothing is noted any more once the drawing failed', async () => {
  await expect(notedQuestions(() => Promise.reject(new Error('ink')))).rejects.toThrow('ink');
  expect(URLSearchParams).toBe(plain);
});
