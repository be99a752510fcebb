import { ADDRESS_FIELDS } from '../../../../../domain/person/postal-address.ts';
import { AddressFields } from '../../../form/address-fields.tsx';
import row from '../../../form/form-grid.module.css';
import type { ActionForm, ActionSubject, FieldsProps } from '../action-form.ts';

type Typed = ActionSubject['person']['home'];

const Fields = ({ texts, typed, onChange }: FieldsProps<'changeAddress', Typed>) => (
  <div className={row.place}>
    <AddressFields
      address={typed}
      onType={(field, value) => onChange({ [field]: value })}
      bind={(field) => ({ id: `address-${field}`, label: texts[field], required: true })}
      section="off"
    />
  </div>
);

export const changeAddressForm: ActionForm<'changeAddress', Typed> = {
  Fields,
  begin: ({ person }) => person.home,
  inputOf(typed, { person }) {
    const isUntouched = ADDRESS_FIELDS.every((field) => typed[field] === person.home[field]);
    const isWhole = ADDRESS_FIELDS.every((field) => typed[field].trim());
    return isWhole && !isUntouched ? { personId: person.id, ...typed } : null;
  },
  isOffered: () => true,
};
