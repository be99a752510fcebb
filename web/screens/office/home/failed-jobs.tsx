import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDateTime } from '../../../../domain/base/format.ts';
import type { Work } from '../../../parts/office/office-data.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-home.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import css from './home.module.css';

type Props = { texts: typeof fi; failed: Work['failedJobs'] };

/** For administrators: background jobs that failed for good. */
export function FailedJobs({ texts: { failedJobs: texts }, failed }: Props) {
  const { language } = usePage();
  const [left, setLeft] = useState(failed);
  const { isBusy, problem, attempt } = useAttempt(texts.notRetried);
  if (left.length === 0) return null;

  async function retry() {
    const { retried, failedJobs } = await callServer('BackOfficeController', 'retryFailedJobs', {});
    setLeft(failedJobs);
    showToast({ label: fill(texts.retried, retried), variant: 'success' });
  }

  return (
    <section className={css.red} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{texts.heading}</h2>
      <ul>
        {left.map(({ task, count, since }) => (
          <li key={task}>
            {fill(texts.task, task, fill(texts.times, count), formatDateTime(since, language))}
          </li>
        ))}
      </ul>
      <p>{texts.lead}</p>
      {problem && (
        <Notice kind="error" kindLabel={texts.error}>
          <p>{problem}</p>
        </Notice>
      )}
      <p>
        <Button busy={isBusy} onClick={() => void attempt(retry)}>
          {texts.retry}
        </Button>
      </p>
    </section>
  );
}
