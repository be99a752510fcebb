import type { HeldCard } from '../../../contract/held-card.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { Button } from '../../ui/button.tsx';
import css from './activate-card.module.css';
import type { ActivateTexts } from './activate-texts.ts';

type Props = { texts: ActivateTexts['offer']; held: HeldCard; isBusy: boolean; onAdd: () => void };

/** Nobody needs two cards: the year goes to the one there is. */
export function MergeOffer({ texts, held, isBusy, onAdd }: Props) {
  return (
    <section className={css.offer} aria-labelledby="merge-offer">
      <h2 id="merge-offer">{texts.heading}</h2>
      <p>{told(held)}</p>
      <Button onClick={onAdd} busy={isBusy}>
        {texts.add}
      </Button>
      <p className="small quiet">{texts.giveAway}</p>
    </section>
  );

  function told(card: HeldCard): string {
    const day = card.validUntil ? formatDate(localDate(card.validUntil)) : '';
    switch (card.state) {
      case 'valid':
        return fill(texts.until, day);
      case 'ended':
        return fill(texts.ended, day);
      case 'onHold':
      case 'blocked':
      case 'refunded':
        return texts[card.state];
      default:
        return texts.unused;
    }
  }
}
