import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/office-bounces.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Bounces } from './bounce-data.ts';
import css from './office-bounces.module.css';

type Props = {
  bounce: Bounces['waiting'][number];
  texts: typeof fi;
  isBusy: boolean;
  onResend: (emailAddress: string) => void;
  onDone: () => void;
};

/** Who, what and why, then what can be done about it. */
export function ReturnedLetter({ bounce, texts, isBusy, onResend, onDone }: Props) {
  const { id, letter, name, emailAddress, cause, status, bouncedAt, canResend } = bounce;
  const [to, setTo] = useState(bounce.person?.emailAddress ?? emailAddress);
  const resendable = letter === 'gift' ? texts.advice.gift : texts.advice.resend;
  return (
    <li className={css.bounce}>
      <h2 id={id}>{emailAddress}</h2>
      <p className="quiet">{fill(texts.when, name, formatDateTime(bouncedAt))}</p>
      <p>
        <strong>{texts.causes[cause]}</strong>{' '}
        {status && <span className="quiet">({fill(texts.status, status)})</span>}
      </p>
      <Whose bounce={bounce} texts={texts} />
      <p>{canResend ? resendable : texts.advice.gone}</p>
      <form
        className={css.ways}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onResend(to);
        }}
      >
        {canResend && (
          <>
            <TextField
              autoComplete="off"
              id={`to-${id}`}
              label={texts.address}
              type="email"
              inputMode="email"
              maxLength={80}
              value={to}
              onChange={setTo}
            />
            <Button type="submit" busy={isBusy} aria-describedby={id}>
              {texts.send}
            </Button>
          </>
        )}
        <Button look="secondary" busy={isBusy} aria-describedby={id} onClick={onDone}>
          {texts.done}
        </Button>
      </form>
    </li>
  );
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
