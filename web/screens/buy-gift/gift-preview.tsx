import { fill } from '../../../domain/base/fill.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import paper from '../../parts/order/letter-preview.module.css';
import css from './buy-gift.module.css';
import type { GiftFormState } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';

type Props = { state: GiftFormState; texts: GiftTexts['gift']['preview'] };

/** Live preview of the gift as its first recipient will see it. The rya is unfinished. */
export function GiftPreview({ state, texts }: Props) {
  const [first] = state.recipients;
  const { firstName, lastName } = state.giver;
  const giver = `${firstName} ${lastName}`.trim() || texts.giver;
  const name = first?.recipientName.trim() || texts.someone;
  return (
    <section aria-labelledby="gift-preview">
      <h2 id="gift-preview" className={css.previewHeading}>
        {texts.heading}
      </h2>
      <div className={paper.paper}>
        <div className={paper.wool} aria-hidden="true">
          <Ryijy design={designOf('lahja')} label="" width={380} height={150} woven={0.55} />
        </div>
        <div className={`stack-3 ${paper.words} ${css.letter}`}>
          <p className={paper.title}>{fill(texts.title, name)}</p>
          {first?.greeting.trim() && (
            <blockquote>
              <p>{first.greeting.trim()}</p>
              <p className="small quiet">{fill(texts.from, giver)}</p>
            </blockquote>
          )}
          <p>{fill(texts.body, giver)}</p>
          <p className={css.code}>
            <span className="small quiet">{texts.code}</span>
            <span className="number">•••• •••• •••• ••••</span>
          </p>
          <p className="small quiet">{texts.codeNote}</p>
        </div>
      </div>
    </section>
  );
}
