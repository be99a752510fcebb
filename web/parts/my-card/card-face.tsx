import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { allowsEntryToday } from '../../../domain/card/validity-view.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { usePage } from '../../platform/page-context.tsx';
import { MuseumCard } from '../card/museum-card.tsx';
import { Ryijy } from '../card/ryijy.tsx';
import { cardFields, cardSituation, validityLine } from './card-fields.ts';
import type { MyCardTexts, OwnCard } from './my-card-data.ts';
import { stampOf } from './situation-words.ts';

const UNWOVEN = 1 / 3;

/** The card on screen: its rya, its state in one line, and why it is not valid. */
export function CardFace({ card, texts }: { card: OwnCard; texts: MyCardTexts }) {
  const { today, language } = usePage();
  const { firstName, lastName, customerNumber, ryijySeed, view } = cardFields(card.record, today);
  const situation = cardSituation(card, view);
  const hasEnded = situation.name === 'ended';
  const stamp = stampOf(situation, texts);
  const label = fill(texts.card, `${firstName} ${lastName}`, groupInFours(customerNumber));
  return (
    <MuseumCard
      label={stamp ? `${label}. ${stamp}` : label}
      firstName={firstName}
      lastName={lastName}
      customerNumber={customerNumber}
      art={
        <Ryijy
          design={designOf(ryijySeed)}
          label=""
          visits={card.visitCount}
          woven={hasEnded ? UNWOVEN : 1}
        />
      }
      validity={validityLine(view, texts.validity, language)}
      resting={!hasEnded && !allowsEntryToday(view)}
      stamp={stamp}
    />
  );
}
