import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';
import css from '../forms.module.css';

const isAddress = (typed: string) => typed.trim().includes('@');

type ReceiverProps = {
  id: string;
  texts: { toAddress: string; toHint: string };
  value: string;
  onChange: (value: string) => void;
};

/** E-mail address of the new owner. */
function ReceiverField({ texts, ...field }: ReceiverProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      label={texts.toAddress}
      hint={texts.toHint}
      type="email"
      maxLength={80}
      required
    />
  );
}

function CardForm({ texts, subject, onInput }: FormProps<'moveCard'>) {
  const { person } = subject;
  const [typed, setTyped] = useState({
    toAddress: '',
    firstName: '',
    lastName: '',
    yearOfBirth: '',
  });

  function change(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    const [toAddress, firstName, lastName] = [next.toAddress, next.firstName, next.lastName].map(
      (one) => one.trim(),
    );
    const year = next.yearOfBirth.trim();
    const isWhole = isAddress(next.toAddress) && firstName && lastName && /^\d{4}$/.test(year);
    const { id: personId, card } = person;
    const customerNumber = card?.customerNumber ?? '';
    const bornIn = Number(year);
    onInput(isWhole ? { personId, customerNumber, toAddress, firstName, lastName, bornIn } : null);
  }

  return (
    <>
      <ReceiverField
        id="move-card-to"
        texts={texts}
        value={typed.toAddress}
        onChange={(toAddress) => change({ toAddress })}
      />
      <div className={css.pair}>
        {(['firstName', 'lastName', 'yearOfBirth'] as const).map((field) => (
          <TextField
            autoComplete="off"
            key={field}
            id={`move-card-${field}`}
            label={texts[field]}
            value={typed[field]}
            maxLength={field === 'yearOfBirth' ? 4 : 80}
            inputMode={field === 'yearOfBirth' ? 'numeric' : 'text'}
            onChange={(value) => change({ [field]: value })}
            required
          />
        ))}
      </div>
    </>
  );
}

function OrderForm({ texts, subject, onInput }: FormProps<'moveOrder'>) {
  const [typed, setTyped] = useState({ orderNumber: '', toAddress: '' });

  function change(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    const [orderNumber, toAddress] = [next.orderNumber.trim(), next.toAddress.trim()];
    const isWhole = orderNumber !== '' && isAddress(toAddress);
    onInput(isWhole ? { personId: subject.person.id, orderNumber, toAddress } : null);
  }

  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id="move-order-number"
        label={texts.orderNumber}
        maxLength={40}
        value={typed.orderNumber}
        onChange={(orderNumber) => change({ orderNumber })}
        required
      />
      <ReceiverField
        id="move-order-to"
        texts={texts}
        value={typed.toAddress}
        onChange={(toAddress) => change({ toAddress })}
      />
    </div>
  );
}

export const moveCardForm: ActionForm<'moveCard'> = {
  Form: CardForm,
  isOffered: ({ person }) => person.card?.state === 'waitsForFirstVisit',
};

export const moveOrderForm: ActionForm<'moveOrder'> = {
  Form: OrderForm,
  isOffered: ({ person }) => person.counts.money > 0,
};
