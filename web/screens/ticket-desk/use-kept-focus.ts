import { type RefObject, useEffect } from 'react';

/** Whatever was pressed, a reader's next digits land in the field; a dialog keeps the focus it has. */
export function useKeptFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    input?.focus();
    const isElsewhere = () =>
      document.activeElement !== input && !document.querySelector('dialog[open]');
    const takeDigits = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^\d$/.test(key) && !ctrlKey && !metaKey && !altKey && isElsewhere()) input?.focus();
    };
    const takeBack = ({ target }: Event) => {
      const onControl = target instanceof Element && target.closest('a, button, input, summary');
      if (!onControl && isElsewhere()) input?.focus();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && isElsewhere()) input?.focus();
    };
    document.addEventListener('keydown', takeDigits);
    document.addEventListener('click', takeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      document.removeEventListener('keydown', takeDigits);
      document.removeEventListener('click', takeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [field]);
}
