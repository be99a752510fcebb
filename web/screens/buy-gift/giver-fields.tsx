import type { HTMLInputAutoCompleteAttribute } from 'react';
import { faultAt } from '../../parts/form/form-faults.ts';
import { useTownOfZip } from '../../parts/form/use-town-of-zip.ts';
import { FieldGroup } from '../../parts/order/card-fields.tsx';
import form from '../../parts/order/card-form.module.css';
import { TextField } from '../../ui/text-field.tsx';
import type { GiverValues } from './gift-form-state.ts';
import type { GiftFieldsProps } from './gift-texts.ts';

/** Who gives: the name that the recipient sees, the address for the receipt, and where envelopes go. */
export function GiverFields(props: GiftFieldsProps) {
  const { state, texts, isDigital } = props;
  const { gift } = texts;
  const bind = bindGiver(props);
  const onTown = (value: string) => props.dispatch({ type: 'giverTyped', field: 'city', value });
  useTownOfZip({ ...state.giver, onTown });
  return (
    <FieldGroup legend={gift.giver}>
      <p className={form.help}>{gift.giverHelp}</p>
      <div className={form.row}>
        <TextField {...bind('firstName', 'given-name')} className={form.three} />
        <TextField {...bind('lastName', 'family-name')} className={form.four} />
        <TextField
          {...bind('emailAddress', 'email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          hint={gift.emailHint}
          className={form.all}
        />
        {!isDigital && state.postedTo === 'buyer' && (
          <>
            <TextField {...bind('streetAddress', 'address-line1')} className={form.all} />
            <TextField
              {...bind('zipCode', 'postal-code')}
              inputMode="numeric"
              className={form.zip}
            />
            <TextField {...bind('city', 'address-level2')} className={form.city} />
          </>
        )}
      </div>
    </FieldGroup>
  );
}

function bindGiver({ state, dispatch, texts, errorPrefix }: GiftFieldsProps) {
  return (field: keyof GiverValues, autoComplete: HTMLInputAutoCompleteAttribute) => ({
    id: field,
    label: texts.form.field[field],
    required: true,
    value: state.giver[field],
    onChange: (value: string) => dispatch({ type: 'giverTyped', field, value }),
    error: faultAt(state.faults, field),
    errorPrefix,
    autoComplete,
  });
}
