const PASSWORD_MIN = 8;

/** spec 5: at least 8 characters with at least one letter and one digit. Each rule apart, for ticking off. */
export function passwordRules(password: string) {
  return {
    longEnough: [...password].length >= PASSWORD_MIN,
    hasLetter: /\p{L}/u.test(password),
    hasDigit: /\p{Nd}/u.test(password),
  };
}

export function isStrongEnough(password: string): boolean {
  const { longEnough, hasLetter, hasDigit } = passwordRules(password);
  return longEnough && hasLetter && hasDigit;
}
