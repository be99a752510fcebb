import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Deps } from '../context.ts';
import { type FunnelStep, raiseFunnelCount } from './tracking-queries.ts';

/** For steps outside a transaction: nobody's purchase stops because it could not be counted. */
export async function countFunnelStep(
  { pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>,
  step: FunnelStep,
): Promise<void> {
  try {
    await raiseFunnelCount(pool, step, helsinkiDay(clock.now()));
  } catch (error) {
    log.warn({ err: error, ...step }, 'a funnel step was not counted');
  }
}
