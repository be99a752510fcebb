import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';
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

type TypedCard = Record<'toAddress' | 'firstName' | 'lastName' | 'yearOfBirth', string>;

function CardFields({ texts, typed, onChange }: FieldsProps<'moveCard', TypedCard>) {
  return (
    <>
      <ReceiverField
        id="move-card-to"
        texts={texts}
        value={typed.toAddress}
        onChange={(toAddress) => onChange({ toAddress })}
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
            onChange={(value) => onChange({ [field]: value })}
            required
          />
        ))}
      </div>
    </>
  );
}

type TypedOrder = { orderNumber: string; toAddress: string };

function OrderFields({ texts, typed, onChange }: FieldsProps<'moveOrder', TypedOrder>) {
  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id="move-order-number"
        label={texts.orderNumber}
        maxLength={40}
        value={typed.orderNumber}
        onChange={(orderNumber) => onChange({ orderNumber })}
        required
      />
      <ReceiverField
        id="move-order-to"
        texts={texts}
        value={typed.toAddress}
        onChange={(toAddress) => onChange({ toAddress })}
      />
    </div>
  );
}

export const moveCardForm: ActionForm<'moveCard', TypedCard> = {
  Fields: CardFields,
  begin: () => ({ toAddress: '', firstName: '', lastName: '', yearOfBirth: '' }),
  inputOf(typed, { person: { id: personId, card } }) {
    const toAddress = typed.toAddress.trim();
    const [firstName, lastName] = [typed.firstName.trim(), typed.lastName.trim()];
    const year = typed.yearOfBirth.trim();
    const isWhole = isAddress(toAddress) && firstName && lastName && /^\d{4}$/.test(year);
    const customerNumber = card?.customerNumber ?? '';
    const bornIn = Number(year);
    return isWhole ? { personId, customerNumber, toAddress, firstName, lastName, bornIn } : null;
  },
  isOffered: ({ person }) => person.card?.state === 'waitsForFirstVisit',
};

export const moveOrderForm: ActionForm<'moveOrder', TypedOrder> = {
  Fields: OrderFields,
  begin: () => ({ orderNumber: '', toAddress: '' }),
  inputOf(typed, { person }) {
    const [orderNumber, toAddress] = [typed.orderNumber.trim(), typed.toAddress.trim()];
    const isWhole = orderNumber !== '' && isAddress(toAddress);
    return isWhole ? { personId: person.id, orderNumber, toAddress } : null;
  },
  isOffered: ({ person }) => person.counts.money > 0,
};
