// For the page and for the tests that run under node or drive browsers. Run from the repository's root, see tests/lint.

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default defineConfig(
  { ignores: ['**/node_modules', '**/build', '**/.cache'] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['web/src/**/*.ts', 'web/translations/**/*.ts', 'web/*.ts'],
    extends: [...typescript.configs.strictTypeChecked, lit.configs['flat/recommended']],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.worker.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Labels are made by template literals with numbers in them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // What a default leaves to the games that need it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  // Test scripts hold code for both sides: what a test hands to a page is evaluated there.
  {
    files: ['tests/**/*.{js,mjs}', 'web/translations/**/*.mjs', 'web/compress.mjs', 'web/eslint.config.js'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
