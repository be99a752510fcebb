import { fill } from '../../../domain/base/fill.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { DeskActions, type DeskActionsProps } from './desk-actions.tsx';
import { DeskAdvice } from './desk-advice.tsx';
import css from './desk-result.module.css';
import { type DeskState, isNotListed, type Look } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';
import { ResultShape } from './result-shape.tsx';

/** Readable from across the desk: a shape, a word and a colour, and then the details. */
export function DeskResult(props: DeskActionsProps) {
  const { texts, state, look } = props;
  const { result } = state;
  return (
    <section className={css.result} data-look={look}>
      <div className={css.head} role={look === 'idle' ? undefined : 'alert'}>
        <ResultShape look={look} className={css.shape} />
        <p className={css.word}>{wordOf(texts, state, look)}</p>
      </div>
      <div className={css.body}>
        <div className={css.words}>
          {look === 'idle' && <p className={css.message}>{texts.idle.help}</p>}
          {(look === 'yes' || look === 'careful') && <Holder texts={texts} state={state} />}
          <DeskAdvice texts={texts} state={state} look={look} />
          <DeskActions {...props} />
        </div>
        {result?.ryijySeed != null && look !== 'failed' && look !== 'checking' && (
          <figure className={css.ryijy}>
            <Ryijy design={designOf(String(result.ryijySeed))} label="" width={300} height={300} />
            <figcaption>{texts.ryijy}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function Holder({ texts, state }: { texts: DeskTexts; state: DeskState }) {
  const { result, isRecorded } = state;
  if (!result) return null;
  const { holder, message, isFromList } = result;
  return (
    <>
      {holder && (
        <p className={css.holder}>
          <strong>{holder.name}</strong>, <span>{fill(texts.born, holder.yearOfBirth)}</span>
        </p>
      )}
      {!isRecorded && <p className={css.identity}>{texts.checkIdentity}</p>}
      <p className={css.message}>{isNotListed(result) ? texts.offline.notListedHelp : message}</p>
      {isFromList && !isNotListed(result) && (
        <p className={css.message}>{isRecorded ? texts.offline.kept : texts.offline.noName}</p>
      )}
    </>
  );
}

function wordOf(texts: DeskTexts, { result, isRecorded }: DeskState, look: Look): string {
  if (look === 'checking') return texts.checking;
  if (look === 'failed') return texts.words.failed;
  if (look === 'idle' || !result) return texts.idle.word;
  if (isRecorded) return texts.words.recorded;
  return isNotListed(result) ? texts.offline.notListed : texts.words[result.verdict];
}
