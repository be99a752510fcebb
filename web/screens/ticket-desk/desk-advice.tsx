import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './desk-result.module.css';
import type { DeskState, Look } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';

type Props = { texts: DeskTexts; state: DeskState; look: Look };

/** What is wrong, and what the visitor can do about it. */
export function DeskAdvice({ texts, state, look }: Props) {
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
