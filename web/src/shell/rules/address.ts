/** Where a rule is read: the page of its game, at its number. */
export const addressOfRule = (game: string, rule: string): string => `/rules/${game}#${rule}`;
