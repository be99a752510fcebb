import type { HeldCard } from '../../../contract/held-card.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { heldView } from '../../parts/held-view.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './activate-card.module.css';
import type { ActivateTexts } from './activate-texts.ts';

type Props = { texts: ActivateTexts['offer']; held: HeldCard; isBusy: boolean; onAdd: () => void };

/** Nobody needs two cards: the year goes to the one there is. */
export function MergeOffer({ texts, held, isBusy, onAdd }: Props) {
  const { today } = usePage();
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
    const view = heldView(card, today);
    if (!('validUntil' in view)) return view.state === 'waiting' ? texts.unused : texts[view.state];
    return fill(view.state === 'expired' ? texts.ended : texts.until, formatDate(view.validUntil));
  }
}
