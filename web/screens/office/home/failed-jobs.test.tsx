// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/office-home.ts';
import { FailedJobs } from './failed-jobs.tsx';

const failed = [{ task: 'send-reset-link', count: 3, since: Date.UTC(2026, 9, 1, 9) }];
let answer: () => Response;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  render(
    <PageAround>
      <FailedJobs texts={texts} failed={failed} />
    </PageAround>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: 'Yritä uudelleen' });

test('failed background work is shown until it is retried; a double click retries once', async () => {
  answer = () => new Response(JSON.stringify({ retried: 3, failedJobs: [] }));
  expect(screen.getByText(/^send-reset-link: 3 työtä, vanhin 1\.10\.2026/)).toBeTruthy();

  fireEvent.click(button());
  fireEvent.click(button());
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(asked).toEqual([expect.stringContaining('/BackOfficeController/retryFailedJobs')]);
});

test('failed background work stays with an error message when the portal did not answer', async () => {
  answer = () => new Response('<h1>502</h1>', { status: 502 });

  fireEvent.click(button());
  expect((await screen.findByText(texts.failedJobs.notRetried)).closest('section')).toBeTruthy();
  expect(button()).toBeTruthy();
});
