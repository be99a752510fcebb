import { fill } from '../../../domain/base/fill.ts';
import { formatHour } from '../../../domain/base/format.ts';
import { addDays } from '../../../domain/base/local-date.ts';
import { fieldOf, GREETING_LENGTH, SEND_HOURS } from '../../../domain/gift/gift-form.ts';
import { LONGEST_WAIT_DAYS } from '../../../domain/gift/send-time.ts';
import { AddressFields } from '../../parts/form/address-fields.tsx';
import { faultAt } from '../../parts/form/form-faults.ts';
import form from '../../parts/form/form-grid.module.css';
import { FieldGroup } from '../../parts/order/card-fields.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './buy-gift.module.css';
import type { RecipientField, RecipientValues } from './gift-form-state.ts';
import type { GiftFieldsProps } from './gift-texts.ts';

type Props = GiftFieldsProps & { place: number };

/** One recipient: name, address, greeting and time. */
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
        <TextField
          {...bind('recipientName')}
          required
          autoComplete={`${ofRecipient(place)} name`}
          className={form.all}
        />
        {isDigital && (
          <TextField
            {...bind('recipientEmail')}
            required
            type="email"
            inputMode="email"
            autoComplete={`${ofRecipient(place)} email`}
            autoCapitalize="none"
            className={form.all}
          />
        )}
        {!isDigital && state.postedTo === 'recipient' && <RecipientAddress {...props} />}
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
        <p className={`mt-3 ${css.remove}`}>
          <Button look="text" onClick={() => dispatch({ type: 'recipientRemoved', place })}>
            {fill(gift.remove, place + 1)}
          </Button>
        </p>
      )}
    </FieldGroup>
  );
}

/** Autofill section: the browser must not fill in the address of the giver or of another recipient. */
function ofRecipient(place: number) {
  return `section-recipient-${place + 1}` as const;
}

function RecipientAddress(props: Props) {
  const { state, dispatch, texts, place, errorPrefix } = props;
  const recipient = state.recipients[place];
  if (!recipient) return null;
  return (
    <>
      {place > 0 && (
        <div className={form.all}>
          <Button look="text" onClick={() => dispatch({ type: 'addressReused', place })}>
            {texts.gift.sameAddress}
          </Button>
        </div>
      )}
      <AddressFields
        address={recipient}
        onType={(field, value) => dispatch({ type: 'recipientTyped', place, field, value })}
        bind={(field) => ({
          id: fieldOf(field, place),
          label: texts.form.field[field],
          required: true,
          error: faultAt(state.faults, fieldOf(field, place)),
          errorPrefix,
        })}
        notPosted={texts.form.error.notPosted}
        section={ofRecipient(place)}
      />
    </>
  );
}

type BindFieldProps = GiftFieldsProps & { place: number };

/** Value, label and error of one field of this recipient. */
function bindField({ state, dispatch, texts, place, errorPrefix }: BindFieldProps) {
  return (field: RecipientField) => ({
    id: fieldOf(field, place),
    label: texts.form.field[field],
    value: state.recipients[place]?.[field] ?? '',
    onChange: (value: string) => dispatch({ type: 'recipientTyped', place, field, value }),
    error: faultAt(state.faults, fieldOf(field, place)),
    errorPrefix,
  });
}

type SendTimeFieldsProps = GiftFieldsProps & { place: number; recipient: RecipientValues };

/** Now, or on a chosen day and hour. */
function SendTimeFields(props: SendTimeFieldsProps) {
  const { dispatch, texts, place, recipient } = props;
  const { today, language } = usePage();
  const { gift } = texts;
  const bind = bindField(props);
  const tomorrow = addDays(today, 1);
  return (
    <>
      <RadioGroup
        id={fieldOf('when', place)}
        className="mt-6"
        legend={gift.when}
        value={recipient.when}
        onChange={(when) => dispatch({ type: 'whenChosen', place, when, day: tomorrow })}
        options={[
          { value: 'now', label: gift.now },
          { value: 'later', label: gift.later },
        ]}
      />
      {recipient.when === 'later' && (
        <div className={form.row}>
          <TextField
            autoComplete="off"
            {...bind('sendDay')}
            required
            type="date"
            min={today}
            max={addDays(today, LONGEST_WAIT_DAYS)}
            hint={gift.timeZone}
            className={form.four}
          />
          <SelectField
            autoComplete="off"
            {...bind('sendHour')}
            options={SEND_HOURS.map((hour) => ({
              value: String(hour),
              label: fill(gift.hour, formatHour(hour, language)),
            }))}
            className={form.three}
          />
        </div>
      )}
    </>
  );
}
