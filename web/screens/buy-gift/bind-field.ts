import { fieldOf } from '../../../domain/gift/gift-form.ts';
import { faultAt } from '../../parts/form/form-faults.ts';
import type { RecipientField } from './gift-form-state.ts';
import type { GiftFieldsProps } from './gift-texts.ts';

type Props = GiftFieldsProps & { place: number };

/** Value, label and fault of one field of this recipient. */
export function bindField({ state, dispatch, texts, place, errorPrefix }: Props) {
  return (field: RecipientField) => ({
    id: fieldOf(field, place),
    label: texts.form.field[field],
    value: state.recipients[place]?.[field] ?? '',
    onChange: (value: string) => dispatch({ type: 'recipientTyped', place, field, value }),
    error: faultAt(state.faults, fieldOf(field, place)),
    errorPrefix,
  });
}
