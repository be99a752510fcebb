import { CALL_FAULTS } from './call-faults.ts';
import type { Fault } from './fault.ts';
import { JOB_FAULTS } from './job-faults.ts';
import { LETTER_FAULTS } from './letter-faults.ts';
import { MONEY_FAULTS } from './money-faults.ts';
import { REACT_FAULTS } from './react-faults.ts';

export const ALL_FAULTS: Fault[] = [
  ...MONEY_FAULTS,
  ...JOB_FAULTS,
  ...LETTER_FAULTS,
  ...CALL_FAULTS,
  ...REACT_FAULTS,
];
