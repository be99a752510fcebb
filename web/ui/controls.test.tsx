// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RevealField } from './reveal-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const ignore = () => {};

describe('a busy button', () => {
  test('does not submit, by click or by key', () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" busy>
          Jatka
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submitted);

    fireEvent.click(screen.getByRole('button', { name: 'Jatka' }));

    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('a text field', () => {
  test('has an asterisk in label and placeholder when it is required', () => {
    render(
      <TextField autoComplete="off" id="a" label="Etunimi" required value="" onChange={ignore} />,
    );

    const field = screen.getByLabelText('Etunimi *');
    expect(field.getAttribute('placeholder')).toBe('Etunimi *');
    expect(field.getAttribute('aria-required')).toBe('true');
  });

  test('is described by its error first and then by the hint, which stays', () => {
    const { rerender } = render(
      <TextField
        autoComplete="off"
        id="a"
        label="Vuosi"
        hint="Neljä numeroa"
        value=""
        onChange={ignore}
      />,
    );
    expect(screen.getByLabelText('Vuosi').getAttribute('aria-describedby')).toBe('a-hint');

    rerender(
      <TextField
        autoComplete="off"
        id="a"
        label="Vuosi"
        hint="Neljä numeroa"
        error="Ei"
        value=""
        onChange={ignore}
      />,
    );
    expect(screen.getByLabelText('Vuosi').getAttribute('aria-describedby')).toBe('a-error a-hint');
    expect(screen.getByText('Neljä numeroa')).toBeTruthy();
  });

  test('is not marked as invalid before it has an error', () => {
    render(
      <TextField autoComplete="off" id="a" label="Vuosi" required value="" onChange={ignore} />,
    );

    expect(screen.getByLabelText('Vuosi *').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a checkbox', () => {
  test('has its description and its error', () => {
    render(
      <Checkbox
        id="t"
        label="Ehdot"
        description="Lue"
        error="Hyväksy"
        checked={false}
        onChange={ignore}
      />,
    );

    const box = screen.getByRole('checkbox', { name: 'Ehdot' });
    expect(box.getAttribute('aria-describedby')).toBe('t-error t-description');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a field revealed by a checkbox', () => {
  function Campaign() {
    const [open, setOpen] = useState(false);
    const [code, setCode] = useState('');
    const field = { id: 'c', question: 'Onko koodi?', label: 'Koodi' };
    return (
      <RevealField {...field} open={open} onToggle={setOpen} value={code} onChange={setCode} />
    );
  }

  test('takes the focus when ticked, and is empty when revealed again', () => {
    render(<Campaign />);
    const box = screen.getByRole('checkbox', { name: 'Onko koodi?' });
    fireEvent.click(box);
    expect(document.activeElement).toBe(screen.getByLabelText('Koodi'));
    fireEvent.change(screen.getByLabelText('Koodi'), { target: { value: 'KEVAT26' } });

    fireEvent.click(box);
    expect(screen.queryByLabelText('Koodi')).toBeNull();
    fireEvent.click(box);
    expect(screen.getByLabelText('Koodi')).toHaveProperty('value', '');
  });
});

describe('the summary of errors', () => {
  const summary = (tone: 'errors' | 'todo', submits: number) => (
    <ErrorSummary
      tone={tone}
      submits={submits}
      title="Tarkista"
      fixedText="korjattu"
      items={[{ fieldId: 'a', text: 'Vuosi on pakollinen', fixed: tone === 'todo' }]}
    />
  );
  const heading = () => screen.getByRole('heading', { name: 'Tarkista' });

  test('takes the focus at each failed submit, and not when only its tone changes', () => {
    const { rerender } = render(summary('errors', 1));
    expect(document.activeElement).toBe(heading());

    heading().blur();
    rerender(summary('todo', 1));
    expect(document.activeElement).not.toBe(heading());
    rerender(summary('errors', 2));
    expect(document.activeElement).toBe(heading());
  });

  test('moves to the field without changing the URL', () => {
    render(
      <>
        {summary('errors', 1)}
        <input id="a" aria-label="Vuosi" />
      </>,
    );

    fireEvent.click(screen.getByRole('link', { name: 'Vuosi on pakollinen' }));

    expect(document.activeElement?.id).toBe('a');
    expect(window.location.hash).toBe('');
  });

  test('names the corrected fields without their errors', () => {
    const form = (tone: 'errors' | 'todo') => (
      <>
        <label htmlFor="a">Syntymävuosi *</label>
        <input id="a" />
        {summary(tone, 1)}
      </>
    );
    render(form('errors')).rerender(form('todo'));

    expect(screen.getByRole('listitem').textContent).toBe('Syntymävuosi, korjattu');
  });
});
