import { useState } from 'react';
import { ADDRESS_FIELDS } from '../../../../../domain/person/postal-address.ts';
import { AddressFields } from '../../../form/address-fields.tsx';
import row from '../../../form/form-grid.module.css';
import type { ActionForm, FormProps } from '../action-form.ts';

function Form({ texts, subject, onInput }: FormProps<'changeAddress'>) {
  const { id: personId, home } = subject.person;
  const [typed, setTyped] = useState(home);

  function change(part: Partial<typeof home>) {
    const next = { ...typed, ...part };
    setTyped(next);
    onInput(ADDRESS_FIELDS.every((field) => next[field].trim()) ? { personId, ...next } : null);
  }

  return (
    <div className={row.place}>
      <AddressFields
        address={typed}
        onType={(field, value) => change({ [field]: value })}
        bind={(field) => ({ id: `address-${field}`, label: texts[field], required: true })}
        section="off"
      />
    </div>
  );
}

export const changeAddressForm: ActionForm<'changeAddress'> = { Form, isOffered: () => true };
