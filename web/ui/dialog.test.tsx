// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

/** A button that opens a dialog, and the answers given in it. */
function Question() {
  const [isOpen, setIsOpen] = useState(false);
  const [answers, setAnswers] = useState<string[]>([]);
  const answer = (text: string) => {
    setAnswers([...answers, text]);
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Kysy
      </button>
      <p>{answers.join(' ')}</p>
      <Dialog open={isOpen} title="Kysymys" onClose={() => answer('suljettu')}>
        <button type="button" onClick={() => answer('peruttu')}>
          Peruuta
        </button>
      </Dialog>
    </>
  );
}

const press = (name: string, detail: number) =>
  fireEvent.click(screen.getByText(name, { selector: 'button' }), { detail });

test('the second click of a double click that opened a dialog does not answer it', () => {
  render(<Question />);
  press('Kysy', 1);
  press('Peruuta', 2);
  expect(screen.queryByText('peruttu')).toBeNull();

  // A separate click counts, also one made by the keyboard.
  press('Peruuta', 1);
  expect(screen.getByText('peruttu')).toBeTruthy();
  press('Kysy', 1);
  press('Peruuta', 0);
  expect(screen.getByText('peruttu peruttu')).toBeTruthy();
});
