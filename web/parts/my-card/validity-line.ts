import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { CardView } from '../../../domain/card/validity-view.ts';
import type { MyCardTexts } from './my-card-texts.ts';

/** The state of a card in one line, as it stands on the card itself. */
export function validityLine(view: CardView, texts: MyCardTexts['validity']): string {
  if (!('validUntil' in view)) return texts[view.state];
  return fill(view.state === 'expired' ? texts.expired : texts.onCard, formatDate(view.validUntil));
}
