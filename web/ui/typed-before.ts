import { useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input made or autofilled before hydration is in the DOM but not in the state. */
export function useTypedBefore(id: string, shown: string, take: (typed: string) => void): void {
  useMadeBefore(id, (control) => control.value, shown, take);
}

export function useTickedBefore(id: string, shown: boolean, take: (ticked: boolean) => void): void {
  useMadeBefore(id, (control) => (control as HTMLInputElement).checked, shown, take);
}

/** Repeated until the state has changed: of several changes at once, a form may keep only the last. */
function useMadeBefore<Value>(
  id: string,
  read: (control: Control) => Value,
  shown: Value,
  take: (value: Value) => void,
): void {
  const found = useRef<{ made: Value; first: Value } | null>(null);
  useEffect(() => {
    const control = document.getElementById(id) as Control | null;
    found.current ??= { made: control ? read(control) : shown, first: shown };
    const { made, first } = found.current;
    if (shown !== first) found.current = { made: first, first };
    else if (made !== first) take(made);
  });
}
