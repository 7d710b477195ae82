// The texts to translate: the English catalogues of the page, read as source text, because a translator is also to see the comments in
// them. A comment is about the texts below it, up to the next comment or empty line; one at the end of a line is about that text alone.
//
// Every `en.ts` and `PART_en.ts` below src/ is a catalogue, called after its folder: `ant_war`, `ant_war/card`.

import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { RULES_TITLE } from '../src/i18n/catalogue.ts';

/** A text, or the English forms of one that depends on a number. */
type EnglishText = string | { readonly one: string; readonly other: string };

export interface Message {
  /** The catalogue and its key there, unlike that of any other message: `ant_war/cell.card`. */
  readonly context: string;
  readonly text: EnglishText;
  readonly comment: string;
}

const sources = fileURLToPath(new URL('../src', import.meta.url));

type Found = Omit<Message, 'context'> & { readonly key: string };

function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/** A catalogue's source: what its constants are, and what is written beside the properties. */
class Source {
  private readonly file: ts.SourceFile;

  constructor(
    private readonly path: string,
    private readonly content = readFileSync(path, 'utf8'),
  ) {
    this.file = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  }

  constant(name: string): ts.Expression {
    for (const statement of this.file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(declared) && declared.text === name && initializer) return bare(initializer);
    }
    throw new Error(`${this.path} has no constant ${name}`);
  }

  properties(expression: ts.Expression): [string, ts.Expression, ts.PropertyAssignment][] {
    const object = bare(expression);
    if (!ts.isObjectLiteralExpression(object)) return this.refuse(expression);
    return object.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) return this.refuse(property);
      const { name } = property;
      if (!ts.isIdentifier(name) && !ts.isStringLiteral(name) && !ts.isNumericLiteral(name)) return this.refuse(name);
      return [name.text, bare(property.initializer), property];
    });
  }

  string(expression: ts.Expression): string {
    return ts.isStringLiteralLike(expression) ? expression.text : this.refuse(expression);
  }

  text(expression: ts.Expression): EnglishText {
    if (!ts.isObjectLiteralExpression(expression)) return this.string(expression);
    const forms = new Map(this.properties(expression).map(([form, text]) => [form, this.string(text)]));
    const one = forms.get('one');
    const other = forms.get('other');
    return one !== undefined && other !== undefined && forms.size === 2 ? { one, other } : this.refuse(expression);
  }

  private words(ranges: readonly ts.CommentRange[] | undefined): string {
    return (ranges ?? [])
      .map(({ pos, end }) => this.content.slice(pos, end).replace(/^\/\/\s*|^\/\*\*?\s*|\s*\*\/$/g, ''))
      .join('\n');
  }

  /** The comment above a property; undefined where there is none. */
  above(property: ts.Node): string | undefined {
    return this.words(ts.getLeadingCommentRanges(this.content, property.getFullStart())) || undefined;
  }

  /** Whether an empty line is above it. */
  apart(property: ts.Node): boolean {
    return /\n\s*\n/.test(this.content.slice(property.getFullStart(), property.getStart()));
  }

  beside(property: ts.Node): string {
    const comma = this.content[property.getEnd()] === ',' ? 1 : 0;
    return this.words(ts.getTrailingCommentRanges(this.content, property.getEnd() + comma));
  }

  private refuse(node: ts.Node): never {
    const { line } = this.file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(`${this.path}:${line + 1}: a text, or one and other: ${node.getText()}`);
  }
}

function texts(source: Source): Found[] {
  let group = '';
  return source.properties(source.constant('en')).map(([key, value, property]) => {
    group = source.above(property) ?? (source.apart(property) ? '' : group);
    const comment = [group, source.beside(property)].filter(Boolean).join('\n');
    return { key, text: source.text(value), comment };
  });
}

const BLOCKS: Readonly<Record<string, string>> = {
  text: 'a paragraph',
  ruling: 'a ruling of this project',
  caption: 'the caption of a drawing',
};

function rules(source: Source): Found[] {
  return source.properties(source.constant('enRules')).flatMap(([name, section]) => {
    const parts = new Map(source.properties(section).map(([part, value]) => [part, value]));
    const [title, blocks] = [parts.get('title'), parts.get('blocks')];
    if (!title || !blocks) throw new Error(`the section ${name} lacks its title or its blocks`);
    const key = `${name}.${RULES_TITLE}`;
    const titles = ts.isStringLiteralLike(title)
      ? [{ key, text: title.text }]
      : source.properties(title).map(([variant, value]) => {
          const text = source.properties(value).find(([part]) => part === 'text');
          return { key: `${key}.${variant}`, text: text ? source.string(text[1]) : '' };
        });
    const heading = titles[0]?.text ?? name;
    return [
      ...titles.map((each): Found => ({ ...each, comment: 'Rules: the title of a section.' })),
      ...source.properties(blocks).flatMap(([id, block, property]) =>
        source.properties(block).flatMap(([part, value]): Found[] => {
          const kind = BLOCKS[part];
          if (kind === undefined) return [];
          if (id === RULES_TITLE) throw new Error(`${name}: no block may be called ${id}`);
          const comment = [`Rules, “${heading}”: ${kind}.`, source.above(property)].filter(Boolean).join('\n');
          return [{ key: `${name}.${id}`, text: source.string(value), comment }];
        }),
      ),
    ];
  });
}

/** All of them, catalogue by catalogue, in the order of the sources. A text that is empty in English needs no translation. */
export function englishMessages(folder = sources): Message[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(\w+_)?en\.ts$/.test(basename(file)),
  );
  return files.sort().flatMap((file) => {
    const [, part] = /^(\w+)_en\.ts$/.exec(basename(file)) ?? [];
    const catalogue = [basename(dirname(file)), part].filter(Boolean).join('/');
    const source = new Source(`${folder}/${file}`);
    return (part === 'rules' ? rules(source) : texts(source))
      .filter(({ text }) => text !== '')
      .map(({ key, text, comment }) => ({ context: `${catalogue}/${key}`, text, comment }));
  });
}

export const formsOf = (text: EnglishText): readonly string[] =>
  typeof text === 'string' ? [text] : [text.one, text.other];
