import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LEAVING } from '../../platform/use-one-at-a-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSignInAgain } from '../account/use-sign-in-again.tsx';
import type { MyCardData, MyCardTexts } from './my-card-data.ts';

type Props = {
  card: NonNullable<MyCardData['waitingCard']>;
  texts: MyCardTexts['waiting'];
  errorPrefix: string;
};

/** An activated card without an owner: a code sent to its address links it to this account. */
export function WaitingCard({ card, texts, errorPrefix }: Props) {
  const { pathTo, language, person } = usePage();
  const { dialog, ask } = useSignInAgain();
  const { isBusy, problem, attempt } = useAttempt(() => texts.proof.offline);
  const day = formatDate(helsinkiDay(card.activatedAt), language);

  async function confirm() {
    if (!(await ask())) return null;
    loadFullPage(pathTo('My_Museum_Card'));
    return LEAVING;
  }

  return (
    <>
      <p>{fill(card.isOfOwnAddress ? texts.own : texts.other, day)}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className="ways filling">
        {card.isOfOwnAddress ? (
          <Button busy={isBusy} onClick={() => void attempt(confirm)}>
            {texts.confirm}
          </Button>
        ) : (
          <ButtonLink href={pathTo('Thank_You_For_Registration')}>{texts.open}</ButtonLink>
        )}
      </div>
      {dialog({ emailAddress: person?.emailAddress ?? '', texts: texts.proof, errorPrefix })}
    </>
  );
}
