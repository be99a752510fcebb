import { addDays, type LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../../server/db/database.ts';
import { type Counted, incrementFunnelCounts } from '../../server/tracking/tracking-queries.ts';
import { DEMO_FUNNEL, type DemoForms } from './demo-funnel.ts';

/** Data of the office's sales funnel: visitors who only looked left no other trace. */
export function seedFunnel(tx: Transaction, today: LocalDate): Promise<void> {
  return incrementFunnelCounts(
    tx,
    DEMO_FUNNEL.flatMap((forms) => countsOf(forms, today)).filter(({ count }) => count > 0),
  );
}

function countsOf({ kind, daysAgo, opened, accepted }: DemoForms, today: LocalDate): Counted[] {
  const day = addDays(today, -daysAgo);
  return [
    { day, kind, step: 'formOpened', billing: 'undecided', count: opened },
    { day, kind, step: 'checkAccepted', billing: 'annually', count: accepted },
  ];
}
