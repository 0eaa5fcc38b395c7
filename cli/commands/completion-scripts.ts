import type { Shell } from './shells';

/*
 * The scripts pass what has been typed to `practice-site complete` as plain arguments. They never evaluate it, because
 * a mere press of Tab would then run a typed `$(…)` and overwrite the file that follows a `>`.
 * For the same reason the command is looked up in PATH and not taken from the line. If PATH has none, as after `npx`,
 * the script runs the installation that printed it.
 */

/** Returns the completion script of a shell. `file` is the file of this command. */
type Script = (file: string) => string;

export const completionScripts: Record<Shell, Script> = { bash, zsh, fish };

function bash(file: string): string {
  return `# practice-site: completion for bash
_practice_site() {
  local first=1 line run
  COMPREPLY=()
  if [[ $1 == npx || $1 == */npx ]]; then
    while [[ \${COMP_WORDS[first]-} == -* ]]; do ((first++)); done
    if ((first >= COMP_CWORD)) || [[ \${COMP_WORDS[first]}@ != practice-site@* ]]; then
      compopt -o bashdefault -o default
      return
    fi
    ((first++))
  fi
  if type -P practice-site >/dev/null; then run=(practice-site); else run=(node ${posixQuoted(file)}); fi
  while IFS= read -r line; do
    line=\${line%%$'\\t'*}
    case $line in
      :folders) compopt -o dirnames ;;
      :files) compopt -o bashdefault -o default ;;
      # Where = ends a word, only what follows it is being completed.
      *=*) if [[ $COMP_WORDBREAKS == *=* ]]; then COMPREPLY+=("\${line#*=}"); else COMPREPLY+=("$line"); fi ;;
      *) COMPREPLY+=("$line") ;;
    esac
  done < <(command "\${run[@]}" complete -- "\${COMP_WORDS[@]:first:COMP_CWORD-first}" "$2" 2>/dev/null </dev/null)
}
complete -F _practice_site practice-site
complete -p npx >/dev/null 2>&1 || complete -F _practice_site npx`;
}

function zsh(file: string): string {
  return `# practice-site: completion for zsh
_practice_site() {
  local line
  local -a run lines candidates
  if [[ $service == npx ]]; then
    while (( CURRENT > 2 )) && [[ $words[2] == -* ]]; do shift words; (( CURRENT-- )); done
    if (( CURRENT < 3 )) || [[ $words[2]@ != practice-site@* ]]; then _default; return; fi
    shift words
    (( CURRENT-- ))
  fi
  if (( $+commands[practice-site] )); then run=(practice-site); else run=(node ${posixQuoted(file)}); fi
  lines=("\${(@f)$(command $run complete -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null </dev/null)}")
  case \${lines[1]%%$'\\t'*} in
    :*)
      # To find files, zsh itself runs a command substitution that is part of the path.
      if [[ $PREFIX == *\\(* || $PREFIX == *\\\`* ]]; then return 1; fi
      if [[ $lines[1] == :folders* ]]; then _files -/; else _files; fi
      ;;
    ?*)
      for line in "\${lines[@]}"; do candidates+=("\${line/$'\\t'/:}"); done
      _describe practice-site candidates
      ;;
  esac
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _practice_site practice-site
(( $+_comps[npx] )) || compdef _practice_site npx`;
}

function fish(file: string): string {
  return `# practice-site: completion for fish
functions -q __practice_site
or complete -c npx -f -a '(__practice_site)' \\
    -n 'string match -qr "^\\S*npx( -\\S+)* practice-site(@\\S+)? " -- (commandline -pc | string collect)'

function __practice_site
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    while set -q words[1]; and not string match -qr '(^|/)practice-site(@.*)?$' -- $words[1]
        set -e words[1]
    end
    set -e words[1]
    set -l run node ${fishQuoted(file)}
    command -q practice-site; and set run practice-site
    set -l lines (command $run complete -- $words "$current" 2>/dev/null </dev/null)
    switch "$lines[1]"
        case ':folders*'
            __fish_complete_directories "$current" ''
        case ':files*'
            __fish_complete_path "$current"
        case '?*'
            printf '%s\\n' $lines
    end
end

complete -c practice-site -e
complete -c practice-site -f -a '(__practice_site)'`;
}

function posixQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function fishQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
