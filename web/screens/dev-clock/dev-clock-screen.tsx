import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts as fi } from '../../texts/fi/dev-clock.ts';
import { Button } from '../../ui/button.tsx';
import css from './dev-clock.module.css';

export type DevClockData = { now: number } | null;

const STEPS = [
  { name: 'day', days: 1, months: 0 },
  { name: 'week', days: 7, months: 0 },
  { name: 'month', days: 0, months: 1 },
  { name: 'quarter', days: 0, months: 3 },
  { name: 'year', days: 0, months: 12 },
] as const;

/** Clock of the demo: forward only, so that instalments fall due and cards expire on demand. */
export function Screen({ texts, data }: ScreenProps<typeof fi, DevClockData>) {
  const { language } = usePage();
  const [now, setNow] = useState(data?.now ?? null);
  const { isBusy, problem, attempt } = useAttempt(() => texts.failed);

  async function move(days: number, months: number) {
    setNow((await callServer('DemoClockController', 'moveDemoClock', { days, months })).now);
  }

  return (
    <div className="wrap page">
      <h1>{texts.title}</h1>
      <p className={`lead ${css.lead}`} role="status">
        {now === null ? texts.none : fill(texts.now, formatDateTime(now, language))}
      </p>
      {now !== null && (
        <>
          <p className={css.lead}>{texts.lead}</p>
          <div className="ways mt-8">
            {STEPS.map(({ name, days, months }) => (
              <Button
                key={name}
                look="secondary"
                aria-disabled={isBusy || undefined}
                onClick={() => void attempt(() => move(days, months))}
              >
                {texts.step[name]}
              </Button>
            ))}
          </div>
          <p role="alert">{problem}</p>
        </>
      )}
    </div>
  );
}
