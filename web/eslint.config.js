import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default typescript.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  {
    files: ['src/**/*.ts', 'vite.config.ts'],
    extends: [...typescript.configs.strictTypeChecked, lit.configs['flat/recommended']],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Template literals with numbers are how labels are made.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['eslint.config.js'], languageOptions: { globals: globals.node } },
);
