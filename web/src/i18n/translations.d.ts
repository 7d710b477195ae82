// Made by translations/plugin.ts.
declare module 'translations:*' {
  export const sources: import('./catalogue').Sources;
}
