import type { Activation } from '../../parts/activation/activation-data.ts';
import { LoomCard } from '../../parts/card/loom-card.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import css from './activate-card.module.css';
import type { ActivateTexts } from './activate-texts.ts';
import { AddedYear } from './added-year.tsx';
import { CodeForm } from './code-form.tsx';
import { MergeOffer } from './merge-offer.tsx';
import { useActivation } from './use-activation.ts';

/** One question: the code. What follows depends on whose it is and on who asks. */
export function Screen({ texts, shell, data, place }: ScreenProps<ActivateTexts, Activation>) {
  const { state, dispatch, check, add } = useActivation({ data, place, texts });
  if (state.added) return <AddedYear texts={texts.added} held={state.added} />;
  return (
    <div className={`wrap grid page ${css.room}`}>
      <div className={css.words}>
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
        <CodeForm
          texts={texts}
          shell={shell}
          typed={state.typed}
          problem={state.problem}
          isBusy={state.phase === 'checking'}
          isAsked={state.offer === null}
          onType={(text) => dispatch({ type: 'typed', text })}
          onSubmit={(typed) => void check(typed)}
        />
        {state.offer && (
          <MergeOffer
            texts={texts.offer}
            held={state.offer.held}
            isBusy={state.phase === 'adding'}
            onAdd={() => void add()}
          />
        )}
      </div>
      <div className={css.art}>
        <LoomCard firstName="" lastName="" texts={texts.loom} />
      </div>
    </div>
  );
}
