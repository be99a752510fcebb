import type { demoClockCalls } from '../../contract/jobs/demo-clock-calls.ts';
import { addDays, addMonths, daysBetween, helsinkiDay } from '../../domain/base/local-date.ts';
import { enqueue } from '../db/enqueue-job.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { SCHEDULE } from './schedule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const demoClockAnswers: Answers<typeof demoClockCalls, GuestContext> = {
  async getDemoClock(_, context) {
    return { now: requireDemoClock(context).now() };
  },

  /** Forward only, since past events stay. Due jobs run at the new time. */
  async moveDemoClock({ days, months }, context) {
    const { moveBy, now } = requireDemoClock(context);
    const today = helsinkiDay(now());
    await moveBy(daysBetween(today, addDays(addMonths(today, months), days)) * DAY_MS);
    for (const { task } of SCHEDULE) await enqueue(context.pool, task, {}, { key: `demo:${task}` });
    return { now: now() };
  },
};

function requireDemoClock({ clock, settings, language }: GuestContext) {
  const { moveBy, now } = clock;
  if (!moveBy || !settings.demoClock || settings.mode === 'production') {
    throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
  }
  return { moveBy, now };
}
