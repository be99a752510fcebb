type Refused = { errorCode?: string; errors?: { errorCode: string }[] };

/** True when a read was refused because the session lacks the second factor: in process or over the wire. */
export function isFactorMissing(error: unknown): boolean {
  const { errorCode, errors = [] } = (error ?? {}) as Refused;
  return [errorCode, ...errors.map((one) => one.errorCode)].includes('SECOND_FACTOR_NEEDED');
}
