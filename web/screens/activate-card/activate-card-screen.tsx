import { useEffect, useRef } from 'react';
import type { HeldCard } from '../../../contract/checkout/held-card.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { Activation } from '../../parts/activation/activation-data.ts';
import { heldCardText } from '../../parts/card/held-card-text.ts';
import { LoomCard } from '../../parts/card/loom-card.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import css from './activate-card.module.css';
import type { ActivateTexts, Added } from './activate-state.ts';
import { CodeForm } from './code-form.tsx';
import { useActivation } from './use-activation.ts';

/** Asks for the code. The next step depends on the code's kind and on who is signed in. */
export function Screen({ texts, shell, data, place }: ScreenProps<ActivateTexts, Activation>) {
  const { state, isBusy, dispatch, check, add } = useActivation({ data, place, texts });
  if (state.added) return <AddedYear texts={texts.added} held={state.added} />;
  return (
    <div className={`wrap grid page ${css.page}`}>
      <div className="main-part">
        <h1>{texts.heading}</h1>
        <p className="lead mt-5">{texts.lead}</p>
        <CodeForm
          texts={texts}
          shell={shell}
          typed={state.typed}
          problem={state.problem}
          isBusy={isBusy}
          isAsked={state.offer === null}
          onType={(text) => dispatch({ type: 'typed', text })}
          onSubmit={check}
        />
        {state.offer && (
          <MergeOffer texts={texts.offer} held={state.offer.held} isBusy={isBusy} onAdd={add} />
        )}
      </div>
      <div className={`side-part ${css.art}`}>
        <LoomCard firstName="" lastName="" texts={texts.loom} />
      </div>
    </div>
  );
}

type Props = { texts: ActivateTexts['added']; held: Added };

function AddedYear({ texts, held: { validUntil } }: Props) {
  const { pathTo, language } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`wrap page ${css.added}`}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p className="lead mt-5">
        {validUntil ? fill(texts.until, formatDate(localDate(validUntil), language)) : texts.unused}
      </p>
      <div className="ways apart filling mt-6">
        <ButtonLink href={pathTo('My_Museum_Card')}>{texts.open}</ButtonLink>
      </div>
    </div>
  );
}

type MergeOfferProps = {
  texts: ActivateTexts['offer'];
  held: HeldCard;
  isBusy: boolean;
  onAdd: () => void;
};

/** A second card is not needed: the year is added to the existing one. */
function MergeOffer({ texts, held, isBusy, onAdd }: MergeOfferProps) {
  const { language, pathTo } = usePage();
  return (
    <section className={`placard stack-4 start ${css.offer}`} aria-labelledby="merge-offer">
      <h2 id="merge-offer">{texts.heading}</h2>
      <p>{heldCardText(held, texts, language)}</p>
      {held.state === 'onHold' ? (
        <ButtonLink href={pathTo('My_Plan')}>{texts.payFirst}</ButtonLink>
      ) : (
        <Button onClick={onAdd} busy={isBusy}>
          {texts.add}
        </Button>
      )}
      <p className="small quiet">{texts.giveAway}</p>
    </section>
  );
}
