import type { KeyboardEvent } from 'react';

/** Ctrl+Enter presses the button of the form, from a text area too. */
export const onCtrlEnter = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  press();
};
