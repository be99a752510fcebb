import { Gauge, Registry } from 'prom-client';
import type { Pool } from '../db/database.ts';
import { certificateEnd } from './certificate-end.ts';
import { findSystemAges, type SystemAges } from './operation-queries.ts';

/** Of the whole system: every process reports the same, so any of them may be scraped. */
const FIGURES: [name: string, help: string, of: keyof SystemAges][] = [
  [
    'charge_oldest_unknown_seconds',
    'Age of the oldest charge of a saved card without an answer',
    'unknownCharge',
  ],
  [
    'payment_oldest_unreconciled_seconds',
    'How long the oldest payment that is due to be asked about has waited',
    'unreconciled',
  ],
  ['refund_oldest_open_seconds', 'Age of the oldest refund that was sent and not done', 'refund'],
  [
    'desk_lists_behind',
    'Museums in use whose desks have had no card list for a day',
    'desksBehind',
  ],
  ['desk_lists_in_use', 'Museums whose desks had a card list within 14 days', 'desksInUse'],
  ['payment_notifications_forged_today', 'Forged notifications since midnight', 'forgedToday'],
  ['jobs_exhausted', 'Jobs that failed at every try', 'exhaustedJobs'],
  ['backup_age_seconds', 'Time since the last backup that succeeded', 'backup'],
  ['restore_drill_age_seconds', 'Time since the last restore drill that succeeded', 'drill'],
  [
    'wal_archive_age_seconds',
    'Time since a piece of the write-ahead log was archived',
    'walArchived',
  ],
  [
    'wal_archive_failing_seconds',
    'The same while archiving fails, zero while it does not',
    'walFailing',
  ],
];

/** No value rather than a wrong one while the database is down, or for events that never happened. */
export function systemMetrics(pool: Pool, publicUrl: string): Registry {
  const registry = new Registry();
  let asked: Promise<SystemAges | null> | null = null;
  // One query for all metrics of a scrape.
  const ages = () => {
    asked ??= findSystemAges(pool)
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  for (const [name, help, figure] of FIGURES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        setOrRemove(this, (await ages())?.[figure] ?? null);
      },
    });
  }
  new Gauge({
    name: 'certificate_end_seconds',
    help: 'Time until the certificate of the public address ends',
    registers: [registry],
    async collect() {
      setOrRemove(this, await certificateEnd(publicUrl));
    },
  });
  return registry;
}

function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}
