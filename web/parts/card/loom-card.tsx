import loom from '../../pictures/card-loom-320.avif';
import type { OrderTexts } from '../order/order-summary.tsx';
import { MuseumCard } from './museum-card.tsx';

type Props = { firstName: string; lastName: string; texts: OrderTexts['loom'] };

/** The card before payment, half woven: its picture depends on the customer number, which does not exist yet. */
export function LoomCard({ firstName, lastName, texts }: Props) {
  const isNameless = firstName.trim() === '' && lastName.trim() === '';
  return (
    <MuseumCard
      label={texts.label}
      firstName={isNameless ? texts.firstName : firstName}
      lastName={isNameless ? texts.lastName : lastName}
      art={<img src={loom} alt="" width="320" height="320" />}
      validity={texts.note}
    />
  );
}
