#!/usr/bin/env python3
"""Checks skills by calling "metier validate"."""

import argparse
import sys

# A cache folder beside the scripts would change the content, and with it the digest, of this skill.
sys.dont_write_bytecode = True

import _metier  # noqa: E402


def main():
    parser = argparse.ArgumentParser(
        description='Checks a skill, or a folder of skills, by calling "metier validate".',
        epilog="example:\n  quick_validate.py ./skills/release-notes --severity strict\n\n" + _metier.EXIT_STATUS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("paths", metavar="PATH", nargs="+", help="a skill's folder, a SKILL.md, or a folder of skills")
    parser.add_argument(
        "--severity",
        choices=("load", "standard", "strict"),
        default="standard",
        help="load: can it be read; standard: what the specification asks (default); strict: and good practice",
    )
    parser.add_argument(
        "--profile",
        choices=("spec", "claude-code", "mcp", "btw", "oss2", "plugin"),
        default="spec",
        help="whose rules (default: spec)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    options = parser.parse_args()

    arguments = ["validate", "--severity=" + options.severity, "--profile=" + options.profile]
    if options.json:
        arguments.append("--json")
    return _metier.run(arguments + ["--"] + options.paths)


if __name__ == "__main__":
    sys.exit(main())
