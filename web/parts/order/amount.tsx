import type { Cents } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './order.module.css';

/** spec 3: '- ' stands in the place of a price until it is known; the room for it is kept. */
export function Amount({ amount, loading }: { amount: Cents | null; loading: string }) {
  if (amount !== null) return formatMoney(amount);
  return (
    <span className={css.unknown}>
      <span aria-hidden="true">{'- '}</span>
      <HiddenText>{loading}</HiddenText>
    </span>
  );
}
