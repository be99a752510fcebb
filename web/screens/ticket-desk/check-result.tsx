import { fill } from '../../../domain/base/fill.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import css from './check-result.module.css';
import type { TicketDeskTexts } from './ticket-desk-data.ts';
import { isNotListed, type ResultKind, type TicketDeskState } from './ticket-desk-state.ts';

/** Shape, word and colour are readable from a distance; the details follow. */
export function CheckResult(props: CheckResultProps) {
  const { texts, state, look } = props;
  const { result } = state;
  return (
    <div className={`placard ${css.result}`} data-look={look}>
      <div className={css.head} role={look === 'idle' || look === 'checking' ? undefined : 'alert'}>
        <ResultShape look={look} className={css.shape} />
        <p className={css.word}>{wordOf(texts, state, look)}</p>
      </div>
      <div className={css.body}>
        <div className={css.words}>
          {/* Announced after the verdict: holder and advice. */}
          <div className={css.told} role={state.isRecorded ? undefined : 'status'}>
            {look === 'idle' && <p className={css.message}>{texts.idle.help}</p>}
            {(look === 'yes' || look === 'careful') && <Holder texts={texts} state={state} />}
            <ResultAdvice texts={texts} state={state} look={look} />
          </div>
          <ResultActions {...props} />
        </div>
        {result?.ryijySeed != null && look !== 'failed' && look !== 'checking' && (
          <figure className={css.ryijy}>
            <Ryijy design={designOf(String(result.ryijySeed))} label="" width={300} height={300} />
            <figcaption>{texts.ryijy}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

function Holder({ texts, state }: { texts: TicketDeskTexts; state: TicketDeskState }) {
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

function wordOf(
  texts: TicketDeskTexts,
  { result, isRecorded }: TicketDeskState,
  look: ResultKind,
): string {
  if (look === 'checking') return texts.checking;
  if (look === 'failed') return texts.words.failed;
  if (look === 'idle' || !result) return texts.idle.word;
  if (isRecorded) return texts.words.recorded;
  return isNotListed(result) ? texts.offline.notListed : texts.words[result.verdict];
}

type CheckResultProps = {
  texts: TicketDeskTexts;
  state: TicketDeskState;
  look: ResultKind;
  mayRecord: boolean;
  /** Names the shortcut that records the visit. */
  isEnterNext: boolean;
  onRecord: (isRepeat: boolean) => void;
  onRetry: () => void;
};

function ResultActions(props: CheckResultProps) {
  const { texts, state, look, mayRecord, isEnterNext, onRecord, onRetry } = props;
  if (look === 'failed') {
    if (state.fault === 'signedOut') return null;
    return (
      <div className={`ways ${css.actions}`}>
        <Button onClick={onRetry}>{texts.fault.again}</Button>
      </div>
    );
  }
  if (!mayRecord || state.isRecorded || (look !== 'yes' && look !== 'careful')) return null;
  const isBusy = state.busy === 'recording';
  return (
    <div className={`ways ${css.actions}`}>
      {look === 'yes' ? (
        <Button className={css.record} busy={isBusy} onClick={() => onRecord(false)}>
          {texts.record} {isEnterNext && <kbd>{texts.enter}</kbd>}
        </Button>
      ) : (
        <Button
          look="secondary"
          className={css.record}
          busy={isBusy}
          onClick={() => onRecord(state.result?.verdict === 'visitedToday')}
        >
          {texts.recordAgain}
        </Button>
      )}
    </div>
  );
}

type AdviceProps = { texts: TicketDeskTexts; state: TicketDeskState; look: ResultKind };

/** The problem, and what the clerk may say. */
function ResultAdvice({ texts, state, look }: AdviceProps) {
  const { pathTo } = usePage();
  const { result, fault } = state;
  if (look === 'failed' && fault) {
    return (
      <>
        <p className={css.message}>{typeof fault === 'string' ? texts.fault[fault] : fault.told}</p>
        {fault === 'signedOut' && (
          <ButtonLink href={logoutPath(pathTo('Desk'))}>{texts.fault.signIn}</ButtonLink>
        )}
      </>
    );
  }
  if (look !== 'no' || !result) return null;
  const { verdict } = result;
  if (verdict === 'valid' || verdict === 'visitedToday') return null;
  return (
    <>
      <p className={css.message}>
        {result.message} {verdict === 'unknown' && texts.unknownHelp}
      </p>
      <div className={css.say}>
        <h2>{texts.say.heading}</h2>
        <p>{texts.say[verdict]}</p>
      </div>
    </>
  );
}

const LINES: Partial<Record<ResultKind, string>> = {
  yes: 'M28 54 45 70 74 34',
  careful: 'M50 36v22M50 71v.5',
  no: 'M33 33 67 67M67 33 33 67',
  failed: 'M50 30v26M50 70v.5',
};

/** Each result kind has its own outline, so that it does not depend on colour. */
const FRAMES: Record<ResultKind, string> = {
  idle: 'M50 6a44 44 0 1 0 .1 0z',
  checking: 'M50 6a44 44 0 1 0 .1 0z',
  yes: 'M50 6a44 44 0 1 0 .1 0z',
  careful: 'M50 8 97 90H3z',
  no: 'M32 6h36l26 26v36l-26 26H32L6 68V32z',
  failed: 'M10 10h80v80H10z',
};

function ResultShape({ look, className }: { look: ResultKind; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true" data-look={look}>
      <path d={FRAMES[look]} />
      <path d={LINES[look]} />
    </svg>
  );
}
