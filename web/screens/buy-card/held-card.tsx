import type { HeldCard as Held } from '../../../contract/checkout/held-card.ts';
import { heldCardText } from '../../parts/card/held-card-text.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './buy-card.module.css';
import type { BuyCardTexts } from './buy-card-data.ts';

type Props = { texts: BuyCardTexts; card: Held };

/** A second card is not needed: links to the existing one. */
export function HeldCard({ texts: { held }, card }: Props) {
  const { pathTo, language } = usePage();
  return (
    <div className="wrap page">
      <div className={css.held}>
        <h1>{held.title}</h1>
        <p className="lead">{heldCardText(card, held, language)}</p>
        <div className="ways apart filling mt-10">
          <ButtonLink href={pathTo('My_Museum_Card')}>{held.open}</ButtonLink>
          <ButtonLink href={pathTo('Gift')} look="text">
            {held.gift}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
