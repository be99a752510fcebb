import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { daysBetween } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './exhibition-room.module.css';
import type { HomeTexts } from './home-texts.ts';

const NOTICE_DAYS = 30;

/** One line for those whose card ends soon or has ended; nobody else is disturbed. */
export function CardLine({ texts }: { texts: HomeTexts }) {
  const { person, today, pathTo } = usePage();
  const validUntil = person?.card?.validUntil;
  if (!validUntil || daysBetween(today, validUntil) > NOTICE_DAYS) return null;
  const text = validUntil < today ? texts.expired : texts.expiring;
  return (
    <p className={css.cardLine}>
      {fill(text, formatDate(validUntil))} <a href={pathTo('My_Museum_Card')}>{texts.extend}</a>
    </p>
  );
}
