import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { StoredName } from '../../../../domain/privacy/stored-in-browser.ts';
import { topDialog } from '../../../ui/open-dialogs.ts';

const OFF_KEY: StoredName<'localStorage'> = 'museumCard.officeKeysOff';
const CHANGED = 'office-keys-changed';

/** Single-key shortcuts are off while typing, with a modifier, or by setting (WCAG 2.1.4). */
export function useShortcuts(onKey: (key: string, isShifted: boolean) => boolean): void {
  const handle = useEffectEvent(onKey);
  // A layout effect listens from hydration on; an ordinary effect would start some frames later.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (hasModifier(event) || event.defaultPrevented) return;
      if (topDialog() || isTyping(event.target) || areKeysOff()) return;
      if (handle(event.key, event.shiftKey)) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** On a Nordic Mac brackets are typed with Option. */
function hasModifier({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || (altKey && !['[', ']'].includes(key));
}

/** Input types that take text; a checkbox does not. */
const TYPED = 'input:not([type="checkbox"]), textarea, select, dialog';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPED) !== null;
}

function areKeysOff(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === '1';
  } catch {
    return false;
  }
}

/** Whether shortcuts are on in this browser, and its setter. */
export function useKeySetting(): { isOn: boolean; toggle: () => void } {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    const read = () => setIsOn(!areKeysOff());
    read();
    window.addEventListener(CHANGED, read);
    return () => window.removeEventListener(CHANGED, read);
  }, []);
  return {
    isOn,
    toggle() {
      try {
        if (isOn) localStorage.setItem(OFF_KEY, '1');
        else localStorage.removeItem(OFF_KEY);
      } catch {
        // A browser without storage keeps the keys as they are.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}
