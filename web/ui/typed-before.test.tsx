// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const EMPTY = {
  name: '',
  password: '',
  town: '',
  terms: false,
  way: null as 'mail' | 'post' | null,
};

/** A form that stores each change separately, as most do. */
function Form() {
  const [form, setForm] = useState(EMPTY);
  const put = (change: Partial<typeof EMPTY>) => setForm({ ...form, ...change });
  return (
    <>
      <TextField
        autoComplete="off"
        id="name"
        label="Nimi"
        value={form.name}
        onChange={(name) => put({ name })}
      />
      <PasswordField
        id="password"
        label="Salasana"
        value={form.password}
        onChange={(password) => put({ password })}
        autoComplete="new-password"
        showLabel="Näytä"
        hideLabel="Piilota"
      />
      <SelectField
        id="town"
        autoComplete="off"
        label="Paikkakunta"
        options={[
          { value: '', label: 'Kaikki' },
          { value: 'Turku', label: 'Turku' },
          { value: 'Vaasa', label: 'Vaasa' },
        ]}
        value={form.town}
        onChange={(town) => put({ town })}
      />
      <Checkbox
        id="terms"
        label="Ehdot"
        checked={form.terms}
        onChange={(terms) => put({ terms })}
      />
      <RadioGroup
        id="way"
        legend="Tapa"
        options={[
          { value: 'mail', label: 'Sähköposti' },
          { value: 'post', label: 'Posti' },
        ]}
        value={form.way}
        onChange={(way) => put({ way })}
      />
      <output>{JSON.stringify(form)}</output>
    </>
  );
}

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  cleanup();
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '');

test('keeps all input that was made before hydration', async () => {
  document.body.innerHTML = `<div id="app">${renderToString(<Form />)}</div>`;
  control('name').value = 'Aino';
  control('password').value = 'talvi2026';
  control('town').value = 'Vaasa';
  control('terms').checked = true;
  control('way-post').checked = true;

  await act(async () => {
    root = hydrateRoot(document.getElementById('app') as HTMLElement, <Form />);
  });

  expect(state()).toEqual({
    name: 'Aino',
    password: 'talvi2026',
    town: 'Vaasa',
    terms: true,
    way: 'post',
  });
  expect(control('name').value).toBe('Aino');
  expect(control('town').value).toBe('Vaasa');
});
