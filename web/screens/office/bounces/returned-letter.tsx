import { useState } from 'react';
import type { ActionOutcome } from '../../../../contract/office/action.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { ResendLetter } from '../../../parts/office/action/resend-letter.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-bounces.ts';
import { Button } from '../../../ui/button.tsx';
import type { Bounces } from './bounce-data.ts';
import css from './bounces.module.css';

type Props = {
  bounce: Bounces['waiting'][number];
  texts: typeof fi;
  onDone: (outcome: ActionOutcome) => void;
};

/** Recipient, letter and reason, then the actions. */
export function ReturnedLetter({ bounce, texts, onDone }: Props) {
  const { formatDateTime } = useFormats();
  const [isEnding, setIsEnding] = useState(false);
  const { id, letter, name, emailAddress, cause, status, bouncedAt, canResend, person } = bounce;
  // A letter of an account is sent only to the account's address.
  const address = person && letter !== 'gift' ? null : emailAddress;
  return (
    <li className="stack-2 entry list-width">
      <h3 id={id}>{emailAddress}</h3>
      <p className="quiet">{fill(texts.when, name, formatDateTime(bouncedAt))}</p>
      <p>
        <strong>{texts.causes[cause]}</strong>{' '}
        {status && <span className="quiet">({fill(texts.status, status)})</span>}
      </p>
      <Whose bounce={bounce} texts={texts} />
      <p>{adviceOn(bounce, texts.advice)}</p>
      <div className={css.ways}>
        {canResend && (
          <ResendLetter
            texts={texts.actions}
            button={{ children: texts.send, 'aria-describedby': id }}
            letter={{ id, address }}
            onDone={onDone}
          />
        )}
        <Button look="secondary" aria-describedby={id} onClick={() => setIsEnding(true)}>
          {texts.done}
        </Button>
      </div>
      {isEnding && (
        <ActionDialog
          texts={texts.actions}
          kind="endBounce"
          subject={{ bounce: { id } }}
          onClose={() => setIsEnding(false)}
          onDone={(outcome) => {
            setIsEnding(false);
            onDone(outcome);
          }}
        />
      )}
    </li>
  );
}

function adviceOn({ letter, person, canResend }: Props['bounce'], advice: (typeof fi)['advice']) {
  if (!canResend) return advice.gone;
  if (letter === 'gift') return advice.gift;
  return person ? fill(advice.account, person.emailAddress) : advice.resend;
}

function Whose({ bounce, texts }: Pick<Props, 'bounce' | 'texts'>) {
  const { pathTo } = usePage();
  const { person, orderNumber, emailAddress } = bounce;
  const hasMoved = person && person.emailAddress.toLowerCase() !== emailAddress;
  return (
    <p>
      {person ? (
        <a href={pathTo('Office_Person', { id: person.id })}>
          {fill(texts.person, person.name || person.emailAddress)}
        </a>
      ) : (
        texts.noPerson
      )}
      {hasMoved && ` ${fill(texts.moved, person.emailAddress)}`}
      {orderNumber && (
        <>
          {' · '}
          <a href={`${pathTo('Office_Find')}?q=${encodeURIComponent(orderNumber)}`}>
            {fill(texts.order, orderNumber)}
          </a>
        </>
      )}
    </p>
  );
}
