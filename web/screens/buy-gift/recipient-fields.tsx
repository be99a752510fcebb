import { fill } from '../../../domain/base/fill.ts';
import { GREETING_LENGTH } from '../../../domain/gift/gift-form.ts';
import { FieldGroup } from '../../parts/order/card-fields.tsx';
import form from '../../parts/order/card-form.module.css';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bindField } from './bind-field.ts';
import css from './buy-gift.module.css';
import type { GiftFieldsProps } from './gift-texts.ts';
import { SendTimeFields } from './send-time-fields.tsx';

type Props = GiftFieldsProps & { place: number };

/** One recipient: who, where to, the greeting and the time. */
export function RecipientFields(props: Props) {
  const { state, dispatch, texts, isDigital, place } = props;
  const { gift } = texts;
  const recipient = state.recipients[place];
  if (!recipient) return null;
  const isOne = state.recipients.length === 1;
  const bind = bindField(props);
  return (
    <FieldGroup legend={isOne ? gift.recipient : fill(gift.recipientNumber, place + 1)}>
      <div className={form.row}>
        <TextField {...bind('recipientName')} required autoComplete="off" className={form.all} />
        {isDigital && (
          <TextField
            {...bind('recipientEmail')}
            required
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            className={form.all}
          />
        )}
        {!isDigital && state.postedTo === 'recipient' && <AddressFields {...props} bind={bind} />}
        <div className={form.all}>
          <TextArea
            {...bind('greeting')}
            label={gift.greetingLabel}
            counter={{ most: GREETING_LENGTH, text: gift.counter }}
            hint={gift.greetingHint}
          />
        </div>
      </div>
      {isDigital && <SendTimeFields {...props} recipient={recipient} />}
      {!isOne && (
        <p className={css.remove}>
          <Button look="text" onClick={() => dispatch({ type: 'recipientRemoved', place })}>
            {fill(gift.remove, place + 1)}
          </Button>
        </p>
      )}
    </FieldGroup>
  );
}

type Bind = ReturnType<typeof bindField>;

function AddressFields({ dispatch, texts, place, bind }: Props & { bind: Bind }) {
  return (
    <>
      {place > 0 && (
        <div className={form.all}>
          <Button look="text" onClick={() => dispatch({ type: 'addressReused', place })}>
            {texts.gift.sameAddress}
          </Button>
        </div>
      )}
      <TextField {...bind('streetAddress')} required autoComplete="off" className={form.all} />
      <TextField
        {...bind('zipCode')}
        required
        inputMode="numeric"
        autoComplete="off"
        className={form.zip}
      />
      <TextField {...bind('city')} required autoComplete="off" className={form.city} />
    </>
  );
}
