/** One thing wrong, in words. `refusedValue`: only the server could tell, of this value of the field. */
export type Fault = { field: string; text: string; refusedValue?: string };

export type FormFaults = {
  /** What was wrong at the last submit, in the order of the form; empty when nothing was. */
  found: Fault[];
  /** Typing takes the red away; the list stays as a map (ux 4.2). */
  isRed: boolean;
  /** Counts failed submits: each brings the focus back to the list. */
  submits: number;
};

export const NO_FAULTS: FormFaults = { found: [], isRed: false, submits: 0 };

export function submitFailed({ submits }: FormFaults, found: Fault[]): FormFaults {
  return { found, isRed: true, submits: submits + 1 };
}

/** spec 4: typing anywhere clears all highlights. */
export function calmed(faults: FormFaults): FormFaults {
  return faults.isRed ? { ...faults, isRed: false } : faults;
}

/** What stands at a field: its first fault, as long as the form is red. */
export function faultAt({ found, isRed }: FormFaults, field: string): string | undefined {
  return isRed ? found.find((fault) => fault.field === field)?.text : undefined;
}

export type ListedFault = { fieldId: string; text: string; fixed: boolean };

/** Every marked field is listed, also when two say the same: what is listed leads to each of them. */
export function listedFaults(
  { found }: FormFaults,
  isInOrder: (fault: Fault) => boolean,
): ListedFault[] {
  return found.map((fault) => ({
    fieldId: fault.field,
    text: fault.text,
    fixed: isInOrder(fault),
  }));
}
